// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Loaded } from './Loaded.tsx';
import { FAILED_ON_SERVER } from './states.fixture.ts';

it('shows data that did not come as a message, without a button where a server passes no function', () => {
  render(<Loaded of={FAILED_ON_SERVER}>{() => <p>the data</p>}</Loaded>);
  expect(screen.getByRole('alert')).toHaveTextContent(/./);
  expect(screen.queryByRole('button')).toBeNull();
});
