import type { ReleaseDifferences } from '../gate/release-differences.ts'
import type { Compared } from './pictures.ts'

export type CommentParts = {
  name: string
  version: string
  link: string
  expiresAt: Date
  compared: Compared[]
  /** Differences from the live version; null if no version is live. */
  differences: ReleaseDifferences | null
  /** Address of the pictures; null if they are files beside the comment. */
  picturesAt: string | null
}

/** Markdown of the comment: link, screens that differ, differences of the release. */
export function commentText(parts: CommentParts): string {
  const { name, version, link, expiresAt, compared, differences, picturesAt } = parts
  const changed = compared.filter(({ share }) => share > 0)
  return `${[
    // A later run replaces the comment with this mark.
    `<!-- preview of ${name} -->`,
    `**[See ${name} ${version} on the site](${link})** until ${expiresAt.toISOString().slice(0, 16).replace('T', ' ')} UTC. Only people with the link see it.`,
    `${changed.length} of ${compared.length} pictures differ from what is live.`,
    ...(picturesAt ? [`All pictures: [artifact of this run](${picturesAt}).`] : []),
    table(compared, picturesAt === null),
    releaseText(differences),
  ].join('\n\n')}\n`
}

function table(compared: Compared[], isBeside: boolean): string {
  const cell = (file: string, text: string) => (isBeside ? `![${text}](${file})` : `\`${file}\``)
  const rows = compared.map(({ address, width, share, ...files }) => {
    const title = `${address} at ${width} px`
    return [
      `\`${address}\``,
      `${width} px`,
      percent(share),
      cell(files.live, `Live: ${title}`),
      cell(files.preview, `Preview: ${title}`),
      cell(files.difference, `Difference: ${title}`),
    ]
  })
  const head = ['Screen', 'Width', 'Differs', 'Live', 'Preview', 'Difference']
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

/** Never prints a small difference as none. */
function percent(share: number): string {
  if (share === 0) return 'no'
  return share < 0.001 ? '< 0.1 %' : `${(share * 100).toFixed(1)} %`
}

function releaseText(differences: CommentParts['differences']): string {
  if (!differences) return 'No version of it is live.'
  const lines = [...differences.facts, ...differences.files]
  if (lines.length === 0) return 'All files are those of the live release.'
  return [
    `<details><summary>${lines.length} differences of the release</summary>`,
    `\`\`\`\n${lines.join('\n')}\n\`\`\``,
    '</details>',
  ].join('\n\n')
}
