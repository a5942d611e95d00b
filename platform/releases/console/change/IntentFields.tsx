import { TextField } from '@storefront/ui'
import { useState } from 'react'
import type { Intent } from '../domain/intent.ts'
import { readSteps } from '../domain/read-steps.ts'
import styles from './Change.module.css'

type IntentFieldsProps = {
  opened: Intent
  /** Null while what was typed makes no sense. */
  onChange: (intent: Intent | null) => void
}

/** What can still be decided about a change: how many visitors, how fast, how strictly. */
export function IntentFields({ opened, onChange }: IntentFieldsProps) {
  switch (opened.kind) {
    case 'promote':
      return (
        <label className={styles.check}>
          <input
            type="checkbox"
            defaultChecked={opened.onlyProven}
            onChange={(event) => onChange({ ...opened, onlyProven: event.target.checked })}
          />
          Only if what is then live passed the journeys together
        </label>
      )
    case 'canary':
      return opened.percent === 0 ? null : (
        <TextField
          label="Percent of the visitors"
          type="number"
          min={1}
          max={100}
          required
          defaultValue={opened.percent}
          onChange={({ target }) =>
            onChange(target.validity.valid ? { ...opened, percent: target.valueAsNumber } : null)
          }
        />
      )
    case 'rollout':
      return <RolloutFields opened={opened} onChange={onChange} />
    default:
      return null
  }
}

type RolloutFieldsProps = IntentFieldsProps & { opened: Intent & { kind: 'rollout' } }

function RolloutFields({ opened, onChange }: RolloutFieldsProps) {
  const [steps, setSteps] = useState(opened.steps.join(', '))
  const [minutes, setMinutes] = useState(String(opened.everySeconds / 60))
  const isGrowing = readSteps(steps) !== null

  function change(stepsText: string, minutesText: string) {
    setSteps(stepsText)
    setMinutes(minutesText)
    const percents = readSteps(stepsText)
    const everySeconds = Math.round(Number(minutesText) * 60)
    onChange(percents && everySeconds > 0 ? { ...opened, steps: percents, everySeconds } : null)
  }

  return (
    <>
      <TextField
        label="Steps, percent of the visitors"
        required
        value={steps}
        onChange={(event) => change(event.target.value, minutes)}
        error={isGrowing ? null : 'Percentages that grow and end with 100, for example 5, 25, 100.'}
      />
      <TextField
        label="Minutes at each step"
        type="number"
        min={0.5}
        step="any"
        required
        value={minutes}
        onChange={(event) => change(steps, event.target.value)}
      />
    </>
  )
}
