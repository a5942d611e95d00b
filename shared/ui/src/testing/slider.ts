import { fireEvent, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** Hovers every slider in `container` and waits until Swiper has taken over. */
export async function slidersReady(container: Element): Promise<void> {
  for (const viewport of container.querySelectorAll('.swiper')) fireEvent.pointerEnter(viewport)
  await waitFor(() => {
    expect(container.querySelector('.swiper:not(.swiper-initialized)')).toBeNull()
  })
}
