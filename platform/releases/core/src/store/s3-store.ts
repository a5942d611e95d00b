import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3'
import type { Release } from '@storefront/contract'
import { isPublished } from '../integrity.ts'
import { parseAs, unlessDamaged } from '../json-file.ts'
import { releaseSchema } from '../schemas.ts'
import { contentType } from './content-type.ts'
import {
  type ComposedRelease,
  type ReleaseStore,
  releaseFile,
  releaseFolder,
} from './release-store.ts'

/** For files that never change. */
const immutable = 'public, max-age=31536000, immutable'

/** Timeout of a store that is down, in ms. */
const timeouts = { connectionTimeout: 3000, requestTimeout: 10_000, throwOnRequestTimeout: true }

/** Releases in any S3-compatible object store, from where a static host or CDN serves them. */
export class S3Store implements ReleaseStore {
  private readonly client: S3Client
  private readonly bucket: string
  private readonly prefix: string

  constructor(client: S3Client, bucket: string, prefix = '') {
    this.client = client
    this.bucket = bucket
    this.prefix = prefix
  }

  /** `s3://bucket/prefix`; AWS_ENDPOINT_URL_S3 names a store that is not Amazon's. */
  static fromAddress(address: string): S3Store {
    const { hostname, pathname } = new URL(address)
    const client = new S3Client({ forcePathStyle: true, requestHandler: timeouts })
    return new S3Store(client, hostname, pathname.replace(/^\/|\/$/g, ''))
  }

  async read(name: string, version: string): Promise<Release | null> {
    try {
      const bytes = await this.readFile(name, version, releaseFile)
      return parseAs(releaseSchema, String(bytes), `${name} ${version}: ${releaseFile}`)
    } catch (error) {
      if (error instanceof NoSuchKey) return null
      throw error
    }
  }

  async versions(name: string): Promise<string[]> {
    const prefix = `${[this.prefix, name].filter(Boolean).join('/')}/`
    const pages = paginateListObjectsV2(
      { client: this.client },
      { Bucket: this.bucket, Prefix: prefix, Delimiter: '/' },
    )
    const names: string[] = []
    for await (const { CommonPrefixes = [] } of pages) {
      for (const { Prefix = '' } of CommonPrefixes) names.push(Prefix.slice(prefix.length, -1))
    }
    const releases = await Promise.all(
      names.map((version) => unlessDamaged(this.read(name, version))),
    )
    return releases.flatMap((release) => (release ? [release.version] : []))
  }

  async readFile(name: string, version: string, file: string): Promise<Buffer> {
    const { Body } = await this.client.send(
      new GetObjectCommand({ Bucket: this.bucket, Key: this.key(name, version, file) }),
    )
    if (!Body) throw new Error(`${name} ${version}: ${file} is empty`)
    return Buffer.from(await Body.transformToByteArray())
  }

  /** A static host compresses by itself. */
  readTwin(): Promise<null> {
    return Promise.resolve(null)
  }

  async publish({ release, files }: ComposedRelease): Promise<'published' | 'already there'> {
    const { name, version } = release
    if (isPublished(await unlessDamaged(this.read(name, version)), release, name))
      return 'already there'
    for (const [file, bytes] of files) await this.put(name, version, file, bytes)
    const description = Buffer.from(`${JSON.stringify(release, null, 2)}\n`)
    await this.put(name, version, releaseFile, description)
    return 'published'
  }

  async size(name: string, version: string): Promise<number> {
    const objects = await this.objects(name, version)
    return objects.reduce((sum, { bytes }) => sum + bytes, 0)
  }

  async remove(name: string, version: string): Promise<void> {
    const description = this.key(name, version, releaseFile)
    const others = (await this.objects(name, version)).map(({ key }) => key)
    for (const key of [description, ...others.filter((one) => one !== description)]) {
      await this.client.send(new DeleteObjectCommand({ Bucket: this.bucket, Key: key }))
    }
  }

  private async objects(name: string, version: string) {
    const pages = paginateListObjectsV2(
      { client: this.client },
      { Bucket: this.bucket, Prefix: this.key(name, version, '') },
    )
    const objects: { key: string; bytes: number }[] = []
    for await (const { Contents = [] } of pages) {
      for (const { Key = '', Size = 0 } of Contents) objects.push({ key: Key, bytes: Size })
    }
    return objects
  }

  private async put(name: string, version: string, file: string, bytes: Buffer): Promise<void> {
    await this.client.send(
      new PutObjectCommand({
        Bucket: this.bucket,
        Key: this.key(name, version, file),
        Body: bytes,
        ContentType: contentType(file),
        CacheControl: immutable,
      }),
    )
  }

  private key(name: string, version: string, file: string): string {
    const path = `${releaseFolder(name, version)}/${file}`
    return this.prefix ? `${this.prefix}/${path}` : path
  }
}
