import { spanishVoice } from '../../../domain/listening/voice.ts';
import type { ListeningVoice, SoundEnd } from './listening.ts';

/** How long a browser may take until its voices are known, in milliseconds. */
const VOICES_MS = 2000;
/** A voice that has not begun by then is refused: some browsers refuse it without an event. */
const BEGIN_MS = 4000;

/** Errors of an utterance that another call ended. */
const STOPPED = new Set(['canceled', 'interrupted']);

export interface VoiceBrowser {
  readonly speechSynthesis?: SpeechSynthesis | undefined;
  readonly SpeechSynthesisUtterance?: typeof SpeechSynthesisUtterance | undefined;
  readonly setTimeout: (run: () => void, ms: number) => unknown;
  readonly clearTimeout: (timer: never) => void;
}

/** The browser's voice for Spanish, one sentence at a time. */
export function browserVoice(browser: VoiceBrowser): ListeningVoice {
  const { speechSynthesis: speech, SpeechSynthesisUtterance: Utterance } = browser;
  if (!speech || !Utterance)
    return { ready: async () => false, say: async () => 'failed', stop: () => undefined };
  const chosen = (): SpeechSynthesisVoice | undefined => spanishVoice(speech.getVoices());

  const ready = async (): Promise<boolean> => {
    if (speech.getVoices().length === 0)
      await new Promise<void>((known) => {
        const timer = browser.setTimeout(known, VOICES_MS);
        speech.addEventListener(
          'voiceschanged',
          () => {
            browser.clearTimeout(timer as never);
            known();
          },
          { once: true },
        );
      });
    return chosen() !== undefined;
  };

  const say = (sentence: string, rate: number): Promise<SoundEnd> =>
    new Promise((done) => {
      const utterance = new Utterance(sentence);
      const voice = chosen();
      if (voice) utterance.voice = voice;
      utterance.lang = voice?.lang ?? 'es-CO';
      utterance.rate = rate;
      const timer = browser.setTimeout(() => {
        done('refused');
        speech.cancel();
      }, BEGIN_MS);
      utterance.onstart = () => browser.clearTimeout(timer as never);
      utterance.onend = () => {
        browser.clearTimeout(timer as never);
        done('ended');
      };
      utterance.onerror = ({ error }) => {
        browser.clearTimeout(timer as never);
        done(STOPPED.has(error) ? 'stopped' : error === 'not-allowed' ? 'refused' : 'failed');
      };
      speech.speak(utterance);
    });

  return { ready, say, stop: () => speech.cancel() };
}
