/** Input that makes no brand. The message says what to change. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
}
