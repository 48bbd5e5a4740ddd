/**
 * In place of `storybook/test`: the examples of the site do not play. The handlers of stories do nothing.
 */
const nothing = (): (() => void) => () => undefined;

export {
  nothing as expect,
  nothing as fireEvent,
  nothing as fn,
  nothing as screen,
  nothing as spyOn,
  nothing as userEvent,
  nothing as waitFor,
  nothing as within,
};
