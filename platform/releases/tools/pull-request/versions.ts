/** The version that a commit of a pull request is published as, to be looked at: `1.1.0-pr42-abc1234`. */
export function pullRequestVersion(packageVersion: string, number: number, commit: string): string {
  return `${packageVersion}-pr${number}-${commit.slice(0, 7)}`
}

/** True for a version of a pull request, which never goes live. */
export function isOfPullRequest(version: string): boolean {
  return /-pr\d+-/.test(version)
}
