import { render, screen } from '@testing-library/react';
import { Dialog } from 'rotativa/components/Dialog';
import { Pagination } from 'rotativa/components/Pagination';
import { headerProps } from 'rotativa/patterns/headers';
import { WeeklyHeader } from 'rotativa/patterns/headers/WeeklyHeader';
import { PromoBox } from 'rotativa/patterns/paywall/PromoBox';
import { brand } from 'rotativa/themes/weekly';
import { setMessages } from 'rotativa/messages';
import { expect, it } from 'vitest';

setMessages({
  dialog: { close: 'Close' },
  pagination: { label: 'Pages', next: 'Next' },
  voice: { usted: { keepReading: 'Keep reading', signInHere: 'Sign in here' } },
  header: { sections: 'Sections', subscribe: 'Subscribe', account: 'Account', signIn: 'Sign in' },
});

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

it('addresses readers in English', () => {
  const offer = { price: '$9', period: 'a month', button: 'Subscribe', cancel: 'Cancel at any time' };
  render(<PromoBox {...offer} form="module" href="/store/" signIn="/sign-in/" terms="Terms" voice="usted" />);
  expect(screen.getByRole('heading', { name: 'Keep reading' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Sign in here' })).toBeTruthy();
});

it('has an English header, also in its menu of the account', { timeout: 30_000 }, async () => {
  render(<WeeklyHeader {...headerProps(brand, '/', new Date('2026-11-20T15:00:00Z'))} />);
  // The menu's code is loaded after the header.
  expect(await screen.findByText('Account', undefined, { timeout: 20_000 })).toBeTruthy();
  expect(screen.getByText('Sign in')).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'Sections' })).toBeTruthy();
  expect(screen.getAllByText('Subscribe').length).toBeGreaterThan(0);
  expect(screen.queryByText('Suscribirse')).toBeNull();
});
