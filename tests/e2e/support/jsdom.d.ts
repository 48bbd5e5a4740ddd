declare module 'jsdom' {
  /** A page that runs and loads nothing. */
  export class JSDOM {
    constructor(html: string);
    readonly window: Window & typeof globalThis;
  }
}
