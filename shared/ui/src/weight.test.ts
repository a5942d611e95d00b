import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, test } from 'vitest'

const heavy = ['@base-ui/react', 'react-day-picker', 'swiper', 'dompurify', 'parse5', 'rxjs']
const staticImport = /^\s*(?:import|export)(?!\s+type\b)[^'"]*?from\s+'([^']+)'/gm

/** Packages that the file imports statically, directly or through its own files. */
function staticPackages(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file) || file.endsWith('.css')) return []
  seen.add(file)
  const imports = [...readFileSync(file, 'utf8').matchAll(staticImport)].map(
    ([, from]) => from ?? '',
  )
  return imports.flatMap((from) =>
    from.startsWith('.') ? staticPackages(resolve(dirname(file), from), seen) : [from],
  )
}

const heavyIn = (file: string) =>
  staticPackages(resolve(import.meta.dirname, file)).filter((name) =>
    heavy.some((library) => name === library || name.startsWith(`${library}/`)),
  )

test('neither the design system nor the sanitiser of the browser imports a heavy library statically', () => {
  expect([...heavyIn('index.ts'), ...heavyIn('sanitize/browser.ts')]).toEqual([])
  // The check itself finds those of the panels.
  expect(heavyIn('location/AirportList.tsx')).toContain('rxjs')
  expect(heavyIn('dates/DayPanel.tsx')).toContain('@base-ui/react/popover')
})
