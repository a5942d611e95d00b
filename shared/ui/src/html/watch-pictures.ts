/** Marks the pictures of an editor's text that are shown or have failed, and shows none larger than it is. */
export function watchPictures(text: HTMLElement | null): void {
  if (!text) return
  const settle = (picture: EventTarget | null) => {
    if (!(picture instanceof HTMLImageElement)) return
    const { naturalWidth } = picture
    picture.toggleAttribute(naturalWidth > 0 ? 'data-shown' : 'data-failed', true)
    const width = Number(picture.getAttribute('width'))
    if (naturalWidth > 0 && naturalWidth < width) picture.width = naturalWidth
  }
  const heard = ({ target }: Event) => settle(target)
  // Neither event bubbles.
  for (const type of ['load', 'error']) text.addEventListener(type, heard, true)
  for (const picture of text.querySelectorAll('img')) if (picture.complete) settle(picture)
}
