import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserVoice } from './browser-voice.ts';

/** A browser's speech, as far as the adapter uses it. */
class Speech extends EventTarget {
  voices: { lang: string; localService: boolean }[] = [{ lang: 'es-CO', localService: true }];
  spoken: Utterance[] = [];
  getVoices = () => this.voices;
  speak = (utterance: Utterance) => void this.spoken.push(utterance);
  cancel = () => this.spoken.at(-1)?.onerror?.({ error: 'interrupted' });
}
class Utterance {
  lang = '';
  rate = 1;
  voice: unknown;
  onstart?: () => void;
  onend?: () => void;
  onerror?: (event: { error: string }) => void;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}
const browserOf = (speech?: Speech) =>
  browserVoice({
    speechSynthesis: speech as never,
    SpeechSynthesisUtterance: (speech && Utterance) as never,
    setTimeout,
    clearTimeout,
  });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('N20 the voice of a browser', () => {
  it('says a sentence in Spanish at a speed', async () => {
    const speech = new Speech();
    const said = browserOf(speech).say('Llovió.', 1.5);
    expect(speech.spoken[0]).toMatchObject({
      text: 'Llovió.',
      lang: 'es-CO',
      rate: 1.5,
      voice: speech.voices[0],
    });
    speech.spoken[0]!.onend!();
    expect(await said).toBe('ended');
  });

  it.each([
    ['interrupted', 'stopped'],
    ['canceled', 'stopped'],
    ['not-allowed', 'refused'],
    ['network', 'failed'],
  ])('that reports %s has %s', async (error, how) => {
    const speech = new Speech();
    const said = browserOf(speech).say('Llovió.', 1);
    speech.spoken[0]!.onerror!({ error });
    expect(await said).toBe(how);
  });

  it('that does not begin has refused; one that has begun may take long', async () => {
    const speech = new Speech();
    const voice = browserOf(speech);
    const refused = voice.say('Llovió.', 1);
    vi.advanceTimersByTime(5000);
    expect(await refused).toBe('refused');
    const long = voice.say('Llovió.', 1);
    speech.spoken[1]!.onstart!();
    vi.advanceTimersByTime(60_000);
    speech.spoken[1]!.onend!();
    expect(await long).toBe('ended');
  });

  it('is there once the browser knows its voices', async () => {
    const speech = new Speech();
    const [spanish] = speech.voices.splice(0);
    const ready = browserOf(speech).ready();
    speech.voices = [spanish!];
    speech.dispatchEvent(new Event('voiceschanged'));
    expect(await ready).toBe(true);
  });

  it('is not there without a voice for Spanish, nor without speech', async () => {
    const speech = new Speech();
    speech.voices = [];
    const ready = browserOf(speech).ready();
    vi.advanceTimersByTime(3000);
    expect(await ready).toBe(false);
    speech.voices = [{ lang: 'en-US', localService: true }];
    expect(await browserOf(speech).ready()).toBe(false);
    expect(await browserOf().ready()).toBe(false);
    expect(await browserOf().say('Llovió.', 1)).toBe('failed');
  });
});
