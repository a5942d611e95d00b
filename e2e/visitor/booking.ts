import { expect, type Locator, type Page } from '@playwright/test'
import type { Person } from './people.ts'

type Label = 'Passenger' | 'Guest'

/** The eight fields of one traveller's section. */
function fieldsOf(section: Locator) {
  return {
    firstName: section.getByLabel('First Name'),
    lastName: section.getByLabel('Last Name'),
    email: section.getByLabel('Email Address'),
    phone: section.getByLabel('Phone Number'),
    nationality: section.getByLabel('Nationality'),
    birthDate: section.getByLabel('Date of Birth'),
    passport: section.getByLabel('Passport Number'),
    passportExpiry: section.getByLabel('Passport Expiry Date'),
  } satisfies Record<keyof Person, Locator>
}

/** The section of one traveller, counted from 1, unfolded. */
async function travellerSection(page: Page, label: Label, number: number) {
  const section = page.getByRole('region', { name: `${label} ${number}`, exact: true })
  const toggle = section.getByRole('button', { name: `${label} ${number}`, exact: true })
  if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click()
  return { section, fields: fieldsOf(section) }
}

/** Types every traveller's record into the summary's form. */
export async function fillInTravellers(page: Page, label: Label, people: Person[]) {
  for (const [index, person] of people.entries()) {
    const { fields } = await travellerSection(page, label, index + 1)
    for (const [name, field] of Object.entries(fields)) {
      const value = person[name as keyof Person]
      if (name === 'nationality') await field.selectOption({ label: value })
      else await field.fill(value)
    }
  }
}

/** Expects the form to show these records. */
export async function expectTravellers(page: Page, label: Label, people: Person[]) {
  for (const [index, person] of people.entries()) {
    const { fields } = await travellerSection(page, label, index + 1)
    await expect(fields.firstName).toHaveValue(person.firstName)
    await expect(fields.lastName).toHaveValue(person.lastName)
    await expect(fields.email).toHaveValue(person.email)
    await expect(fields.phone).toHaveValue(person.phone)
    await expect(fields.birthDate).toHaveValue(person.birthDate)
    await expect(fields.passport).toHaveValue(person.passport)
    await expect(fields.passportExpiry).toHaveValue(person.passportExpiry)
    await expect(fields.nationality.locator('option:checked')).toHaveText(person.nationality)
  }
}
