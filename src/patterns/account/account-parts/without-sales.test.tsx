// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createMemoryServices } from '../../../providers/memory/accounts.ts';
import { ServicesProvider } from '../../../providers/react.ts';
import { stubBrowser } from '../../../testing/index.ts';
import { READER_EMAIL_LINK_PAGES } from '../EmailLinkPage/reader-email-links.ts';
import ReaderEmailLink from '../EmailLinkPage/ReaderEmailLink.tsx';
import AccountPanel from './AccountPanel.tsx';
import { brandOf } from './reader.fixture.tsx';
import { ACCOUNT_SECTIONS, accountPage } from './sections.ts';

beforeEach(() => stubBrowser());

const weekly = brandOf('weekly');
/** The pages of purchases and of e-mails, which have services for that. */
const OTHERS = ['subscriptions', 'addresses', 'communications'];

/** A reader with a subscription: a page that asked for it would show it. */
const servicesOf = () => ({
  ...createMemoryServices({ as: 'active', log: () => undefined }),
  sales: undefined,
});

describe('A9 the account on a site that sells nothing', () => {
  it.each(ACCOUNT_SECTIONS.filter((section) => !OTHERS.includes(section)))(
    'has the page %s',
    async (section) => {
      render(
        <ServicesProvider services={servicesOf()}>
          <AccountPanel {...accountPage(weekly, section)} />
        </ServicesProvider>,
      );
      expect((await screen.findAllByRole('button')).length).toBeGreaterThan(0);
      expect(screen.queryByText(/se pierde/)).toBeNull();
    },
  );

  it('deletes an account from its e-mail', async () => {
    const services = servicesOf();
    const approve = vi.spyOn(services.identity, 'approveDeletion').mockResolvedValue(undefined);
    const { path, name } = READER_EMAIL_LINK_PAGES.deletion;
    render(
      <ServicesProvider services={services}>
        <ReaderEmailLink
          {...{ path, name, token: 'enlace', routes: weekly.routes, emailLink: 'deletion' }}
          preset={weekly.list.head}
        />
      </ServicesProvider>,
    );
    await userEvent.click(await screen.findByRole('button', { name: /^(Sí, )?[Ee]liminar/ }));
    expect(approve).toHaveBeenCalledExactlyOnceWith('enlace');
    expect(screen.queryByText(/se pierde/)).toBeNull();
  });
});
