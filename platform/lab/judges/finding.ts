/** What a judge finds on a page: its own name of the rule, and where. */
export type Finding = { judge: string; rule: string; page: string; where: string }

/** What a tool finds wrongly, and why we think so. */
type Known = { judge: string; rule: RegExp; why: string }

export const known: readonly Known[] = [
  {
    judge: 'vnu',
    rule: /^CSS: .*(container-type|@container)/,
    why: 'its CSS checker does not know container queries (CSS Containment 3), which every browser has since 2023',
  },
  {
    judge: 'vnu',
    rule: /^CSS: “reading-flow”: Property “reading-flow” doesn't exist/,
    why: 'its CSS checker does not know this property (CSS Display 4): it lets the keyboard follow the order that a phone shows',
  },
  {
    judge: 'vnu',
    rule: /^The “list” role is unnecessary for element “ul”/,
    why: 'Safari tells no list where the bullets are taken away by CSS, unless it has the role',
  },
]

/** Whether a finding is one of those that a tool has wrongly. */
export function isKnown({ judge, rule }: Finding): boolean {
  return known.some((wrong) => wrong.judge === judge && wrong.rule.test(rule))
}
