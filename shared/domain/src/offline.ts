/** Line below the alert of a call that was not sent. */
export const nothingSent = 'You are offline: nothing was sent.'
