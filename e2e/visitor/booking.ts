import { expect, type Locator, type Page } from '@playwright/test'
import type { Person } from './people.ts'

type Label = 'Passenger' | 'Guest'

function fieldsOf(section: Locator) {
  return {
    firstName: section.getByLabel('First Name'),
    lastName: section.getByLabel('Last Name'),
    email: section.getByLabel('Email Address'),
    phone: section.getByLabel('Phone Number'),
    nationality: section.getByRole('combobox', { name: 'Nationality' }),
    birthDate: section.getByLabel('Date of Birth'),
    passport: section.getByLabel('Passport Number'),
    passportExpiry: section.getByLabel('Passport Expiry Date'),
  } satisfies Record<keyof Person, Locator>
}

/** Unfolds the section of a traveller, counted from 1. */
async function travellerFields(page: Page, label: Label, number: number) {
  const section = page.getByRole('region', { name: `${label} ${number}`, exact: true })
  const toggle = section.getByRole('button', { name: `${label} ${number}`, exact: true })
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
  return fieldsOf(section)
}

/** Fills in what the form does not know of each traveller. Returns the number of fields. */
export async function fillInTravellers(page: Page, label: Label, people: Person[]) {
  let filled = 0
  for (const [index, person] of people.entries()) {
    const fields = await travellerFields(page, label, index + 1)
    for (const [name, field] of Object.entries(fields)) {
      const value = person[name as keyof Person]
      const isChoice = name === 'nationality'
      const known = isChoice ? field.locator('option:checked').textContent() : field.inputValue()
      if ((await known) === value) continue
      if (isChoice) await field.selectOption({ label: value })
      else await field.fill(value)
      filled += 1
    }
  }
  return filled
}

/** Expects the form to hold these records. */
export async function expectTravellers(page: Page, label: Label, people: Person[]) {
  for (const [index, person] of people.entries()) {
    const { nationality, ...fields } = await travellerFields(page, label, index + 1)
    for (const [name, field] of Object.entries(fields))
      await expect(field).toHaveValue(person[name as keyof Person])
    await expect(nationality.locator('option:checked')).toHaveText(person.nationality)
  }
}
