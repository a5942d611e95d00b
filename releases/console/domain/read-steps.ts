/** The steps that `5, 25, 100` names, in percent; null when they are no growing percentages. */
export function readSteps(text: string): number[] | null {
  const steps = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number)
  const isGrowing = steps.every((step, index) => step > (steps[index - 1] ?? 0) && step <= 100)
  return steps.length > 0 && isGrowing ? steps : null
}
