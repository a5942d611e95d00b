/** The steps that `5, 25, 100` names, in percent; null when they do not grow to 100 in two steps or more. */
export function readSteps(text: string): number[] | null {
  const steps = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number)
  const isGrowing = steps.every((step, index) => step > (steps[index - 1] ?? 0))
  return isGrowing && steps.length > 1 && steps.at(-1) === 100 ? steps : null
}
