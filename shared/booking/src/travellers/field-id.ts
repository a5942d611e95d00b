import type { TravellerFieldName } from './fields.ts'

/** Id of one input, so that the form can send the visitor to it. */
export function fieldId(formId: string, index: number, field: TravellerFieldName): string {
  return `${formId}-${index}-${field}`
}
