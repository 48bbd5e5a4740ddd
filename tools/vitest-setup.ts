import '@testing-library/jest-dom/vitest';
import { afterEach } from 'vitest';

// Tests import what they use from vitest, so Testing Library finds no global hook to clean up by itself.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react');
  afterEach(cleanup);
}
