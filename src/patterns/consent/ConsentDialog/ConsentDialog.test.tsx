// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CONSENT_ALL, CONSENT_NONE } from '../../../domain/consent/consent.ts';
import { ApiError } from '../../../domain/errors/api-error.ts';
import { createMemoryConsent } from '../../../providers/memory/consent.ts';
import { ConsentDialog } from './index.ts';

function open(consent = createMemoryConsent(null)) {
  const onClose = vi.fn();
  render(<ConsentDialog onDecide={consent.decide} page="/p/" open onClose={onClose} />);
  return { consent, onClose };
}

describe('X8 dialog of the preferences', () => {
  it.each([
    ['Aceptar todo', CONSENT_ALL],
    ['Rechazar todo', CONSENT_NONE],
    ['Guardar la elección', CONSENT_NONE],
  ])('%s keeps the decision and closes', async (name, given) => {
    const { consent, onClose } = open();
    await userEvent.click(screen.getByRole('button', { name }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(consent.read()).toMatchObject(given);
  });

  it('says that a decision could not be kept, and stays', async () => {
    const { consent, onClose } = open(createMemoryConsent(null, { error: new ApiError('500', 'down', 500) }));
    await userEvent.click(screen.getByRole('button', { name: 'Aceptar todo' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos guardar la elección.');
    expect([consent.read(), onClose.mock.calls.length]).toEqual([null, 0]);
  });

  it('Escape closes it without a decision', async () => {
    const { consent, onClose } = open();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(consent.read()).toBeNull();
  });

  it('has no old failure when it opens again', async () => {
    const props = { onDecide: () => Promise.reject(new Error('down')), page: '/p/', onClose: vi.fn() };
    const { rerender } = render(<ConsentDialog {...props} open />);
    await userEvent.click(screen.getByRole('button', { name: 'Aceptar todo' }));
    await screen.findByRole('alert');
    await userEvent.keyboard('{Escape}');
    rerender(<ConsentDialog {...props} open={false} />);
    rerender(<ConsentDialog {...props} open />);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
