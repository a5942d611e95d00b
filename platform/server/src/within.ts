/** Returns the result of a task, or `late` if it takes longer than `ms`. */
export function within<T>(task: Promise<T>, ms: number, late: T): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms, late)
    task.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
