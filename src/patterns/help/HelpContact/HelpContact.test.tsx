// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HELP_FILES } from '../../../domain/accounts/help-files.ts';
import { HELP_MESSAGE_MAX, helpForm } from '../../../forms/help.ts';
import { parseForm } from '../../../forms/parse.ts';
import { HelpContact } from './HelpContact.tsx';
import HelpContactPage from './HelpContactPage.tsx';

const PROPS = {
  action: '/ayuda/contacto/',
  policy: '/habeas-data/',
  topics: [{ key: 'pqrs', title: 'PQRS' }],
};
const GOOD = { name: 'Elvira', email: 'e@correo.co', topic: 'pqrs', message: 'Hola.', policy: 'on' };

describe('B14 HelpContact', () => {
  it('is a plain form without a script', () => {
    const html = renderToString(<HelpContact {...PROPS} />);
    expect(html).toMatch(/<form [^>]*action="\/ayuda\/contacto\/"[^>]* method="post"/);
    expect(html).toMatch(/<form [^>]*enctype="multipart\/form-data"/i);
    expect(html).toMatch(/<input [^>]*type="file" name="files"/);
  });

  it('shows every error at its field, and keeps the input', async () => {
    render(<HelpContact {...PROPS} topic="pqrs" />);
    await userEvent.type(screen.getByLabelText('Correo'), 'elvira@correo');
    await userEvent.click(screen.getByRole('button', { name: 'Enviar el mensaje' }));
    expect(screen.getByLabelText('Nombre completo')).toHaveAccessibleDescription('El campo es obligatorio');
    expect(screen.getByLabelText('Correo')).toHaveValue('elvira@correo');
    expect(screen.getByText(/Hay que autorizar/)).toBeTruthy();
    expect(screen.getByLabelText('Tema')).toHaveValue('pqrs');
  });

  it('shows the server’s answer', () => {
    const answer = JSON.stringify({
      status: 'error',
      initialValue: { ...GOOD, email: 'elvira@correo' },
      error: { email: ['Este correo no existe'] },
    });
    render(<HelpContactPage {...PROPS} answer={answer} />);
    expect(screen.getByLabelText('Correo')).toHaveAccessibleDescription(/Este correo no existe/);
    expect(screen.getByLabelText('Mensaje')).toHaveValue('Hola.');
    expect(screen.getByLabelText(/Autorizo/)).toBeChecked();
  });

  it.each([
    ['name', ''],
    ['email', 'elvira@correo'],
    ['topic', ''],
    ['message', '   '],
    ['message', 'x'.repeat(HELP_MESSAGE_MAX + 1)],
    ['policy', ''],
  ])('refuses %s %j', (field, value) => {
    const read = (fields: Record<string, string>) => parseForm(helpForm, new URLSearchParams(fields));
    expect(read(GOOD).status).toBe('success');
    expect(Object.keys(read({ ...GOOD, [field]: value }).reply().error ?? {})).toEqual([field]);
  });

  const withFiles = (...files: File[]) => {
    const data = new FormData();
    for (const [name, value] of Object.entries(GOOD)) data.append(name, value);
    for (const file of files) data.append('files', file);
    return parseForm(helpForm, data);
  };
  const file = (bytes: number, name = 'a.pdf') => new File([new Uint8Array(bytes)], name);

  it.each([
    ['none', [], []],
    ['the empty one of a browser', [new File([], '')], []],
    ['one', [file(1)], ['a.pdf']],
    ['three', [file(1), file(2), file(3, 'c.png')], ['a.pdf', 'a.pdf', 'c.png']],
  ])('takes %s', (_what, files, names) => {
    const read = withFiles(...files);
    expect(read.status === 'success' && read.value.files.map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['four', [file(1), file(1), file(1), file(1)], /3 archivos/],
    ['a large one', [file(HELP_FILES.maxBytes + 1)], /3 MB/],
  ])('refuses %s', (_what, files, words) => {
    expect(withFiles(...files).reply().error).toEqual({ files: [expect.stringMatching(words)] });
  });
});
