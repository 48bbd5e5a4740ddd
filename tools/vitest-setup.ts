import timers from 'node:timers';
import '@testing-library/jest-dom/vitest';
import { afterEach, beforeEach, vi } from 'vitest';

// Files of a worker share its modules, its clock and its document. Each begins with new ones.
vi.resetModules();
vi.useRealTimers();
if (typeof document !== 'undefined') {
  for (const element of [document.documentElement, document.body])
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  // Handlers such as `document.body.onclick`. The body itself stays, because Testing Library's `screen` keeps it.
  for (const target of [window, document, document.body])
    for (const name in target) if (/^on[a-z]+$/.test(name)) Reflect.set(target, name, null);
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`;
  history.replaceState(null, '', '/');

  const { cleanup, configure } = await import('@testing-library/react');
  const { stubBrowser } = await import('../src/testing/index.ts');
  // On a busy machine a lazy module takes more than the default of one second.
  configure({ asyncUtilTimeout: 5000 });
  // Vitest calls what it returns after the test.
  beforeEach(() => stubBrowser());
  // Tests import from vitest, so Testing Library finds no global hook for its automatic cleanup.
  afterEach(cleanup);
} else {
  // It would fail in other files, whose waiting never ends.
  beforeEach(() => {
    if (!vi.isFakeTimers() && setTimeout !== timers.setTimeout)
      throw new Error(
        'setTimeout is that of a fake clock which has ended. A spy on it was restored after useRealTimers, here or in a file before: restore the spy in its test.',
      );
  });
}
