// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryPages } from 'rotativa/providers/memory';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '../api/session.ts';
import { LiveScreen } from './LiveScreen.tsx';

const PATH = '/politica/articulo/en-vivo/';
const POST = {
  id: 'a',
  time: '9:05 a. m.',
  title: 'Empieza la sesión',
  text: ['Hay quórum.'],
  published: null,
  updated: null,
  key: false,
  pinned: false,
  others: 1,
};
const BLOG = { path: PATH, headline: 'El debate', version: 'v1', ended: null, summary: [], posts: [POST] };

const calls: { line: string; body: unknown }[] = [];
const play = { isDown: false };

const open = (role: 'propose' | 'publish') => {
  const session = {
    staff: { email: 'ana@mesa.example', name: 'Ana', roles: { weekly: role } },
    sites: { weekly: 'http://localhost:3001' },
  } as unknown as Session;
  return render(
    <LiveScreen
      brand="weekly"
      path={PATH}
      session={session}
      sessions={0}
      pages={createMemoryPages({ clock: { now: () => new Date() } }).as(null)}
      onSessionEnded={() => undefined}
    />,
  );
};

beforeEach(() => {
  localStorage.clear();
  calls.splice(0);
  play.isDown = false;
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    const { method = 'GET', body } = init;
    if (method === 'GET') return Response.json(BLOG);
    if (play.isDown) throw new TypeError('fetch failed');
    calls.push({ line: `${method} ${path.split('?', 1)[0]}`, body: body && JSON.parse(String(body)) });
    return Response.json({ version: 'v2' });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('X5 the screen of a live blog', () => {
  it('publishes a post with its paragraphs and marks by keys', async () => {
    open('publish');
    const form = within(await screen.findByRole('form', { name: 'Entrada nueva' }));
    const title = form.getByLabelText('Título');
    fireEvent.change(title, { target: { value: 'Se vota' } });
    fireEvent.change(form.getByLabelText('Texto'), { target: { value: 'Uno.\n\nDos.' } });
    fireEvent.click(form.getByLabelText('Momento clave'));
    fireEvent.keyDown(title, { key: 'Enter', ctrlKey: true });
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]).toMatchObject({
      line: 'POST /api/paginas/live/posts',
      body: { title: 'Se vota', text: ['Uno.', 'Dos.'], key: true, pinned: false },
    });
    expect((title as HTMLInputElement).value).toBe('');
  });

  it('says that a title is missing, and sends nothing', async () => {
    open('publish');
    fireEvent.click(await screen.findByRole('button', { name: 'Publicar' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Falta el título de la entrada.');
    expect(calls).toEqual([]);
  });

  it('sends only what a correction changes', async () => {
    open('publish');
    fireEvent.click(await screen.findByRole('button', { name: 'Corregir' }));
    const form = within(screen.getByRole('form', { name: 'Corregir Empieza la sesión' }));
    fireEvent.change(form.getByLabelText('Título'), { target: { value: 'Empieza el debate' } });
    fireEvent.click(form.getByRole('button', { name: 'Publicar la corrección' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    expect(calls[0]).toEqual({
      line: 'PATCH /api/paginas/live/posts/a',
      body: { title: 'Empieza el debate' },
    });
  });

  it('keeps a post while the network is away, states it, and gives it back to write', async () => {
    play.isDown = true;
    open('publish');
    const form = await screen.findByRole('form', { name: 'Entrada nueva' });
    fireEvent.change(within(form).getByLabelText('Título'), { target: { value: 'Sin red' } });
    fireEvent.click(within(form).getByRole('button', { name: 'Publicar' }));
    await screen.findByText(/^Sin conexión: lo que escribas espera/);
    fireEvent.click(screen.getByRole('button', { name: 'Volver a escribir' }));
    const again = await screen.findByRole('form', { name: 'Entrada nueva' });
    expect((within(again).getByLabelText('Título') as HTMLInputElement).value).toBe('Sin red');
    expect(localStorage.length).toBe(0);
  });

  it('has nothing to write with for who proposes', async () => {
    open('propose');
    await screen.findByText(/Empieza la sesión/);
    expect(screen.queryByRole('form')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Corregir' })).toBeNull();
  });
});
