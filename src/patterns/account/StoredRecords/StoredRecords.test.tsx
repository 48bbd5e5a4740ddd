// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { createMemoryServices } from '../../../providers/memory/accounts.ts';
import { ServicesProvider } from '../../../providers/react.ts';
import RecordsPanel from '../account-parts/RecordsPanel.tsx';
import { formattedRecord, readRecords } from './read-records.ts';

const JWT = 'eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJhIn0.c2lnbmF0dXJl';
const SESSION = { uuid: 'u-1', accessToken: JWT, refreshToken: `${JWT}-refresh`, disqus: { ssoKey: 'abc' } };

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('A14 the stored records', () => {
  it('have no token, except its last characters', () => {
    const text = formattedRecord(JSON.stringify(SESSION));
    expect(JSON.parse(text)).toEqual({
      uuid: 'u-1',
      accessToken: '…dXJl',
      refreshToken: '…resh',
      disqus: { ssoKey: '…' },
    });
  });

  it('are not shown when they cannot be read, because they may be a token', () => {
    expect(formattedRecord(JWT)).not.toContain('eyJ');
  });

  it('are found in both storages', () => {
    localStorage.setItem('ArcId.USER_PROFILE', '{"email":"a@b.co"}');
    sessionStorage.setItem('ArcId.USER_INFO', '{"uuid":"u"}');
    expect(readRecords(window).map(({ key, text }) => [key, text?.replace(/\s/g, '')])).toEqual([
      ['ArcId.USER_INFO', '{"uuid":"u"}'],
      ['ArcId.USER_PROFILE', '{"email":"a@b.co"}'],
      ['ArcId.USER_SETTINGS', undefined],
    ]);
  });

  it('are emptied by the button, which also ends the session', async () => {
    localStorage.setItem('ArcId.USER_INFO', JSON.stringify(SESSION));
    sessionStorage.setItem('other', '1');
    const services = createMemoryServices({ as: 'registered', log: () => undefined });
    render(
      <ServicesProvider services={services}>
        <RecordsPanel />
      </ServicesProvider>,
    );
    expect(await screen.findByText(/u-1/)).toBeTruthy();
    expect(document.body.textContent).not.toContain(JWT);
    await userEvent.click(screen.getByRole('button', { name: 'Vaciar el almacenamiento' }));
    expect(localStorage.length + sessionStorage.length).toBe(0);
    expect(services.identity.identity()).toBeNull();
    expect((await screen.findByRole('status')).textContent).toContain('quedó vacío');
    expect(screen.queryByText(/u-1/)).toBeNull();
  });
});
