/** Version of a commit of a pull request: `1.1.0-pr42-abc1234`. */
export function pullRequestVersion(packageVersion: string, number: number, commit: string): string {
  return `${packageVersion}-pr${number}-${commit.slice(0, 7)}`
}

export function isOfPullRequest(version: string): boolean {
  return /-pr\d+-/.test(version)
}
