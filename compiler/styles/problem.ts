/** A broken rule in a styles file, with its position for editors and build logs. */
export interface StyleProblem {
  /** Absolute path. */
  file: string;
  /** From 1. */
  line: number;
  /** From 0, as esbuild and Vite count. */
  column: number;
  /** The source line, for the code frame. */
  lineText: string;
  message: string;
}

/** Thrown by the extraction: every broken rule at once. */
export class StyleProblems extends Error {
  readonly problems: readonly StyleProblem[];

  constructor(problems: readonly StyleProblem[]) {
    super(problems.map(describeProblem).join('\n'));
    this.name = 'StyleProblems';
    this.problems = problems;
  }
}

/** Returns `file:line:column message`, the column from 1 as editors count. */
const describeProblem = (problem: StyleProblem): string =>
  `${problem.file}:${problem.line}:${problem.column + 1} ${problem.message}`;

/** Returns the problem at `position` (an index into `code`). */
export function problemAt(file: string, code: string, position: number, message: string): StyleProblem {
  const before = code.slice(0, position).split('\n');
  const line = before.length;
  const column = before[line - 1]!.length;
  return { file, line, column, lineText: code.split('\n')[line - 1]!, message };
}
