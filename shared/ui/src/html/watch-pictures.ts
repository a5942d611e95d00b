/** Marks the pictures of an editor's text that are shown or have failed, and shows none larger than it is. */
export function watchPictures(text: HTMLElement | null): void {
  if (!text) return
  const settle = ({ target }: Pick<Event, 'target'>) => {
    if (!(target instanceof HTMLImageElement)) return
    const { naturalWidth } = target
    target.toggleAttribute(naturalWidth > 0 ? 'data-shown' : 'data-failed', true)
    const width = Number(target.getAttribute('width'))
    if (naturalWidth > 0 && naturalWidth < width) target.width = naturalWidth
  }
  // Neither event bubbles.
  for (const type of ['load', 'error']) text.addEventListener(type, settle, true)
  for (const picture of text.querySelectorAll('img'))
    if (picture.complete) settle({ target: picture })
}
