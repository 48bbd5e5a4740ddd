import { render, screen } from '@testing-library/react';
import { Dialog } from 'rotativa/components/Dialog';
import { Pagination } from 'rotativa/components/Pagination';
import { setWords } from 'rotativa/words';
import { expect, it } from 'vitest';

setWords({ dialog: { close: 'Close' }, pagination: { label: 'Pages', next: 'Next' } });

it('speaks English', () => {
  render(
    <>
      <Pagination page={1} pages={3} hrefOf={(page) => `/${page}/`} />
      <Dialog title="Share" open>
        Choose a network
      </Dialog>
    </>,
  );
  expect(screen.getByRole('button', { name: 'Close' })).toBeTruthy();
  const pages = screen.getByRole('navigation', { name: 'Pages', hidden: true });
  expect(pages.textContent).toContain('Next');
});
