import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { chromiumArgs, chromiumPath } from '@storefront/chromium'
import type { Finding } from './finding.ts'
import { toolPaths } from './tool-paths.ts'

type Report = {
  categories: Record<string, { auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, { score: number | null; title: string; details?: { items?: unknown[] } }>
}

/** What fails of Lighthouse's audits for accessibility, best practices and SEO. Its speed is the bench's. */
export async function lighthouse(site: string, page: string, width: number): Promise<Finding[]> {
  const isPhone = width < 768
  const child = spawn(
    process.execPath,
    [
      toolPaths.lighthouse,
      site + page,
      '--quiet',
      '--output=json',
      '--only-categories=accessibility,best-practices,seo',
      `--form-factor=${isPhone ? 'mobile' : 'desktop'}`,
      `--screenEmulation.mobile=${isPhone}`,
      `--screenEmulation.width=${width}`,
      '--screenEmulation.height=900',
      '--throttling-method=provided',
      `--chrome-flags=--headless=new ${chromiumArgs.join(' ')}`,
    ],
    {
      env: { ...process.env, CHROME_PATH: chromiumPath ?? '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  const { categories, audits } = JSON.parse(await text(child.stdout)) as Report
  const counted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs)
  return counted.flatMap(({ id }) => {
    const { score = null, details } = audits[id] ?? {}
    if (score === null || score === 1) return []
    const where = JSON.stringify(details?.items?.slice(0, 3) ?? '')
    return [{ judge: 'Lighthouse', rule: id, page: `${page} at ${width} px`, where }]
  })
}
