'use server';
import { newsletterForm, parseForm } from 'rotativa/forms';

/** The answer to the posted form: the reader, or the words of its errors. */
export async function signUp(_before, data) {
  const submission = parseForm(newsletterForm(), data);
  if (submission.status !== 'success') return { errors: submission.reply().error };
  return { reader: submission.value.email };
}
