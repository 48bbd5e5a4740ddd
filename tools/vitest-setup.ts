import '@testing-library/jest-dom/vitest';
import { afterEach, beforeEach } from 'vitest';

// Tests import from vitest, so Testing Library finds no global hook for its automatic cleanup.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  const { stubBrowser } = await import('../src/testing/index.ts');
  // Vitest calls what it returns after the test.
  beforeEach(() => stubBrowser());
  afterEach(cleanup);
}
