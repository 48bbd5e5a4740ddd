import { createInterface, type Interface } from 'node:readline/promises';
import { z } from 'zod';
import { isColour, isKey } from '../themes/define/rules.ts';
import { Refusal } from './refusal.ts';

/** The rules of what a person types, with the words that follow it when it is wrong. */
export const Text = z.string().trim().min(1, 'is empty');
export const Key = z.string().refine(isKey, 'is not a key: lower-case letters and digits, a letter first');
export const Colour = z.string().trim().toLowerCase().refine(isColour, 'is not a colour such as #0b6e4f');
export const OptionalColour = z.union([z.literal(''), Colour], {
  error: 'is not a colour such as #0b6e4f',
});
/** The fonts are Latin. A wordmark and addresses are made from the name. */
export const Name = Text.max(40, 'is longer than 40 characters').regex(
  /\p{Script=Latin}.*\p{Script=Latin}/u,
  'has fewer than two Latin letters',
);
/** One of some words. */
export const oneOf = <Word extends string>(words: readonly [Word, ...Word[]]) =>
  z.enum(words, { error: `is none of ${words.join(', ')}` });

/** @throws Refusal naming what is wrong with the value */
export function checked<T>(name: string, schema: z.ZodType<T>, value: string): T {
  const { data, error } = schema.safeParse(value);
  if (error) throw new Refusal(`${name} '${value}' ${error.issues[0]!.message}`);
  return data;
}

/** Asks for one value. A flag answers without a question; without a terminal the fallback does. */
export type Ask = <T>(flag: string, question: string, schema: z.ZodType<T>, fallback?: string) => Promise<T>;

/** A terminal that asks, until it is closed. */
export interface Interview {
  ask: Ask;
  /** Whether a person answers. */
  attended: boolean;
  /** Asks for yes or no. Without a terminal the answer is yes. */
  confirm(question: string): Promise<boolean>;
  close(): void;
}

/**
 * Answers from flags, and where they lack from the terminal.
 * @param usage follows the refusal when a flag is missing
 */
export function interview(flags: Readonly<Record<string, unknown>>, usage: string): Interview {
  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined;
  const ended = new AbortController();
  terminal?.once('close', () => ended.abort());
  const typed = async (terminal: Interface, question: string): Promise<string> => {
    try {
      return (await terminal.question(`${question}: `, { signal: ended.signal })).trim();
    } catch {
      throw new Refusal('There was no answer. Nothing was written.');
    }
  };
  return {
    attended: terminal !== undefined,
    ask: async (flag, question, schema, fallback) => {
      const given = flags[flag];
      if (typeof given === 'string') return checked(`--${flag}`, schema, given);
      if (!terminal) {
        if (fallback === undefined) throw new Refusal(`--${flag} is missing: ${question}\n${usage}`);
        return checked(`--${flag}`, schema, fallback);
      }
      for (;;) {
        const answer = await typed(terminal, `${question}${fallback ? ` (${fallback})` : ''}`);
        const { data, error } = schema.safeParse(answer || (fallback ?? ''));
        if (!error) return data;
        console.log(`'${answer}' ${error.issues[0]!.message}.`);
      }
    },
    confirm: async (question) => {
      if (!terminal) return true;
      return /^(y|yes|)$/i.test(await typed(terminal, `${question} (Y/n)`));
    },
    close: () => terminal?.close(),
  };
}
