import { expect, onTestFinished, test, vi } from 'vitest'
import { plantedApp } from '../build/testing/planted-app.ts'
import { devApp } from './dev-config.ts'
import { freePort } from './free-port.ts'
import { serveApps } from './serve-apps.ts'

/** Opens a page's connection and collects the faults that it is told. */
function openPage(port: number): string[] {
  const faults: string[] = []
  const socket = new WebSocket(`ws://localhost:${port}/ws`)
  socket.onmessage = ({ data }) => {
    const { type, data: told } = JSON.parse(data)
    if (type === 'errors') faults.push(...told)
  }
  onTestFinished(() => socket.close())
  return faults
}

test('an open page is told each fault once, also its own errors, a later page those of the build', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => void vi.restoreAllMocks())
  const context = await plantedApp({ 'index.ts': 'export {}' })
  const port = await freePort()
  const app = devApp({ mode: 'development', context, entry: './src/index.ts' }, port)
  const { show, stop } = await serveApps([app])
  onTestFinished(stop)
  const open = openPage(port)
  show(app, ['connects'])
  await expect.poll(() => open).toContain('connects')
  open.length = 0
  show(app, ['a'])
  show(app, ['a', 'b'])
  await expect.poll(() => open).toEqual(['a', 'b'])
  const { headers } = await fetch(`${app.url}errors`, { method: 'POST', body: 'Error: c' })
  expect(headers.get('access-control-allow-origin')).toBe('*')
  await expect.poll(() => open).toContain('Error: c')
  const later = openPage(port)
  await expect.poll(() => later).toEqual(['a', 'b'])
}, 30_000)
