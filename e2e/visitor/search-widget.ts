import { expect, type Locator, type Page } from '@playwright/test'
import { spoken, writtenWithWeekday } from './days.ts'

/** Counts of travellers. Absent ones are not changed. */
type Party = { adults?: number; infants?: number }

/** Chooses a day in the calendar of a date field. */
export async function chooseDay(page: Page, field: string, day: string) {
  const button = page.getByRole('button', { name: new RegExp(`^${field} `) })
  if ((await button.textContent())?.includes(writtenWithWeekday(day))) return
  await button.click()
  const calendar = page.getByRole('dialog', { name: field })
  const dayButton = calendar.getByRole('button', { name: new RegExp(`^${spoken(day)},`) })
  await expect(calendar.getByRole('grid').first()).toBeVisible()
  for (let turned = 0; turned < 12 && !(await dayButton.isVisible()); turned++) {
    await calendar.getByRole('button', { name: /next month/i }).click()
  }
  await dayButton.click()
  await expect(calendar).toBeHidden()
  await expect(button).toContainText(writtenWithWeekday(day))
}

/** Sets the travellers in their modal. */
export async function chooseTravellers(page: Page, party: Party) {
  await page.getByRole('button', { name: /^(Travellers|Guests)\b/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Select Travellers/ })
  const bands = [
    ['Adults', 'adult', party.adults],
    ['Infants', 'infant', party.infants],
  ] as const
  for (const [group, one, count] of bands) {
    if (count !== undefined) await stepTo(dialog.getByRole('group', { name: group }), one, count)
  }
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(dialog).toBeHidden()
}

async function stepTo(group: Locator, one: string, target: number) {
  const count = group.getByRole('status')
  for (let tries = 0; tries < 20; tries++) {
    const now = Number(await count.textContent())
    if (now === target) return
    await group.getByRole('button', { name: `${now < target ? 'Add' : 'Remove'} ${one}` }).click()
    await expect(count).not.toHaveText(String(now))
  }
}
