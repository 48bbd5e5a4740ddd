// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubBrowser } from '../../../testing/index.ts';
import { ready } from '../desk-parts/states.fixture.ts';
import { PrivacyDesk } from './index.ts';

beforeEach(() => stubBrowser());

describe('A11 the data of an account', () => {
  it('asks before it asks for the deletion, and says that a letter decides', async () => {
    const onDelete = vi.fn(async () => undefined);
    render(<PrivacyDesk reports={ready([])} onDownload={async () => undefined} onDelete={onDelete} />);
    fireEvent.click(screen.getByRole('button', { name: 'Eliminar la cuenta' }));
    fireEvent.click(screen.getByRole('button', { name: 'Conservar la cuenta' }));
    expect(onDelete).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Eliminar la cuenta' }));
    fireEvent.click(screen.getByRole('button', { name: 'Enviar el correo' }));
    expect(await screen.findByRole('status')).toHaveTextContent('La cuenta sigue abierta');
    expect(onDelete).toHaveBeenCalledOnce();
  });

  it('downloads a report by its date, and says why it cannot', async () => {
    const onDownload = vi.fn(async () => Promise.reject(Object.assign(new Error(), { code: '429' })));
    const report = { id: 'x', createdOn: Date.parse('2026-11-20T15:00:00Z') };
    render(
      <PrivacyDesk reports={ready([report])} onDownload={onDownload} onDelete={async () => undefined} />,
    );
    fireEvent.click(screen.getByRole('button', { name: /20 de noviembre de 2026/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('demasiados intentos');
    expect(onDownload).toHaveBeenCalledWith(report);
  });
});
