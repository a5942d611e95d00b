export const pickUpLabel = 'Pick-up'
export const pickUpOpen = 'to be agreed'

/** Next steps after a booking, by the rows of its receipt: what they say of the start is true of this tour. */
export function nextSteps(rows: readonly { label: string; value: string }[]): string[] {
  const textOf = (wanted: string) => rows.find(({ label }) => label === wanted)?.value
  const [pickUp, meetingPoint] = [textOf(pickUpLabel), textOf('Meeting point')]
  return [
    'We check your payment and your places with the guides, then email your confirmation.',
    ...(pickUp === pickUpOpen
      ? [
          "Tell us where you are staying. We'll send you the time of your pick-up the evening before.",
        ]
      : []),
    ...(pickUp && pickUp !== pickUpOpen
      ? [`We collect you at ${pickUp}, and send you the time the evening before.`]
      : []),
    ...(!pickUp && meetingPoint ? [`The tour starts at: ${meetingPoint}.`] : []),
    'Bring your confirmation and a photo ID.',
  ]
}
