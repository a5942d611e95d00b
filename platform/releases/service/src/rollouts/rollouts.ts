import {
  approvedOnly,
  appsOf,
  type Documents,
  type HistoryEntry,
  lookAtNew,
  RegistryChangeError,
  releaseDesk,
  setCanary,
} from '@storefront/releases'
import { type ApplyOptions, applyToRegistry } from './apply-rollout.ts'
import { advanced, beginRollout, ended, type Rollout, type RolloutPlan } from './rollout.ts'
import {
  type Batch,
  changeRollout,
  type RolloutState,
  readState,
  recentTallies,
  updateState,
  withBatch,
  withRollout,
} from './rollout-state.ts'

/** Told of what a rollout did: the change of the registry that it made, null where it only saw that somebody else made one. */
export type Announce = (
  environment: string,
  rollout: Rollout,
  change: HistoryEntry | null,
) => Promise<void> | void

export type RolloutsOptions = ApplyOptions & {
  environment: string
  documents: Documents
  announce: Announce
  now?: () => Date
}

/** The rollouts of one environment. Any number of processes may do this at once: each change is made by one of them. */
export class Rollouts {
  private readonly options: RolloutsOptions

  constructor(options: RolloutsOptions) {
    this.options = options
  }

  async state(): Promise<RolloutState> {
    const state = await readState(this.options.documents)
    return { ...state, tallies: recentTallies(state, this.now()) }
  }

  /** Begins a rollout with its first step, once its version was looked at. Throws RegistryChangeError, NotFitError. */
  async begin(plan: Omit<RolloutPlan, 'id'>, look?: () => Promise<unknown>): Promise<Rollout> {
    const { place, needsApproval } = this.options
    const { app, version, withoutServer } = plan
    await releaseDesk(place).fits({ [app]: version }, { withoutServer: withoutServer ?? {} })
    const registry = await place.registry.read()
    const rollout = beginRollout({ ...plan, id: crypto.randomUUID() }, registry, this.now())
    const other = appsOf(registry)[app]?.canary
    if (other && other.version !== version) {
      throw new RegistryChangeError(`${app} ${other.version} is a canary: end it first.`)
    }
    const begins = (state: RolloutState) => {
      if (state.rollouts.some((one) => one.app === app && one.state === 'running')) {
        throw new RegistryChangeError(`A rollout of ${app} is under way: end it first.`)
      }
      return withRollout(state, rollout)
    }
    begins(await this.state())
    const given = setCanary(app, version, 1)
    await lookAtNew(registry, { [app]: version }, needsApproval ? approvedOnly(given) : given, look)
    await this.update(begins)
    await this.advance()
    const begun = await this.one(rollout.id)
    if (begun.state === 'ended') throw new RegistryChangeError(begun.verdict ?? '')
    return begun
  }

  /** Ends a rollout: its version goes back to no visitor. Throws RegistryChangeError where it is not running. */
  async end(id: string, sentence: string): Promise<Rollout> {
    const { state } = await this.one(id)
    if (state !== 'running') throw new RegistryChangeError('It is not running.')
    await this.update((before) =>
      changeRollout(before, id, (one) => (one.state === 'running' ? ended(one, sentence) : one)),
    )
    await this.advance()
    return this.one(id)
  }

  /** Counts a storefront's batch of tallies, and acts on it at once. */
  async count(batch: Batch): Promise<void> {
    await this.update((state) => withBatch(state, batch, this.now()))
    await this.advance()
  }

  /** Takes every step that is due, and brings the registry to where the rollouts are. */
  async advance(): Promise<void> {
    const { rollouts } = await this.state()
    for (const { id } of rollouts.filter(isUnderWay)) {
      const registry = await this.options.place.registry.read()
      await this.update((state) =>
        changeRollout(state, id, (one) => advanced(one, registry, this.now())),
      )
      const rollout = await this.one(id)
      if (!rollout.isApplied) await this.apply(rollout)
    }
  }

  private async apply(rollout: Rollout): Promise<void> {
    const { become, change } = await applyToRegistry(rollout, this.options)
    let isOurs = false
    await this.update((state) =>
      changeRollout(state, rollout.id, (one) => {
        // Tallies that arrived meanwhile stay.
        isOurs = !one.isApplied && one.step === rollout.step && one.state === rollout.state
        return isOurs ? become(one) : one
      }),
    )
    // One process made the change, and another one may have noted it.
    const after = become(rollout)
    if (change || (isOurs && after.state === 'ended'))
      await this.options.announce(this.options.environment, after, change)
    if (isOurs && !after.isApplied) await this.apply(await this.one(rollout.id))
  }

  private async one(id: string): Promise<Rollout> {
    const found = (await this.state()).rollouts.find((rollout) => rollout.id === id)
    if (!found) throw new RegistryChangeError('There is no such rollout.')
    return found
  }

  private async update(change: (state: RolloutState) => RolloutState): Promise<void> {
    await updateState(this.options.documents, change)
  }

  private now(): Date {
    return this.options.now?.() ?? new Date()
  }
}

function isUnderWay({ state, isApplied }: Rollout): boolean {
  return state === 'running' || !isApplied
}
