import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';

/** The last line of a run names what was skipped: a browser or a program this machine does not have. */
export default class SkippedTestsReporter implements Reporter {
  #isNarrowed = false;

  onInit({ config }: Vitest): void {
    // Whoever asks for some tests by name knows that the others do not run.
    this.#isNarrowed = config.testNamePattern !== undefined;
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    if (this.#isNarrowed) return;
    const skipped = Map.groupBy(
      modules.flatMap(({ children }) => [...children.allTests('skipped')].filter(couldRun)),
      groupOf,
    );
    if (skipped.size === 0) return;
    const groups = [...skipped].map(([name, tests]) => `${name} (${tests.length})`);
    console.log(`Sin probar en esta máquina: ${groups.join(' · ')}\n`);
  }
}

/** What prepares the test did not fail: that is told as a failure, and leaves its tests skipped too. */
function couldRun(test: TestCase): boolean {
  let group = test.parent;
  while (group.type === 'suite' && group.errors().length === 0) group = group.parent;
  return group.errors().length === 0;
}

/** The widest group of which nothing ran, with all of its names but those of groups of which something did. */
function groupOf(test: TestCase): string {
  let widest: TestCase | Extract<TestCase['parent'], { type: 'suite' }> = test;
  for (let { parent } = test; parent.type === 'suite'; parent = parent.parent) {
    if (parent.state() === 'skipped') widest = parent;
  }
  return widest.fullName;
}
