import { extname } from 'node:path'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  // Declarations of an expose's types, and the archive of them.
  '.ts': 'text/plain; charset=utf-8',
  '.zip': 'application/zip',
}

/** Media type of a file by its ending; undefined for what the storefront never serves. */
export function contentType(file: string): string | undefined {
  return types[extname(file)]
}
