/** A type that browsers do not run. */
const WAITING = 'text/rt-late';

/** A script of a file whose time does not matter. A module waits for the end of the document already. */
const ASYNC = /<script\b(?=[^>]*\ssrc=)(?=[^>]*\sasync\b)(?![^>]*\stype=)[^>]*><\/script>/gi;

const BODY_END = /<\/body\s*>(?![\s\S]*<\/body\s*>)/i;

/** What a preload and its script must share, so that the file is loaded once. */
const SHARED = /\s(?:nonce|crossorigin|integrity|referrerpolicy)(?:=(?:"[^"]*"|'[^']*'|[^\s>]+))?/gi;
const SRC = /\ssrc=("[^"]*"|'[^']*'|[^\s>]+)/i;

/** Runs in the browser. A copy of a script runs, the script itself would not; the browser hides its nonce from attributes. */
const START = `requestAnimationFrame(()=>setTimeout(()=>{
for(const late of document.querySelectorAll('script[type="${WAITING}"]')){
const script=document.createElement("script");
for(const{name,value}of late.attributes)if(name!=="type")script.setAttribute(name,value);
script.nonce=late.nonce;
late.replaceWith(script)}}))`;

export interface LateScriptsOptions {
  /** Of the content security policy of this answer. */
  readonly nonce?: string | undefined;
}

/**
 * Lets the `async` scripts of a page run after its first frame. They load meanwhile. Without it they run as soon as they are
 * there: on a fast network and a slow processor that is before the text and the picture are shown.
 *
 * @param html a whole document
 * @throws TypeError if the HTML has no end of a body
 */
export function withLateScripts(html: string, { nonce }: LateScriptsOptions = {}): string {
  const end = BODY_END.exec(html)?.index;
  if (end === undefined)
    throw new TypeError('withLateScripts: the HTML has no </body>. Pass a whole document, not a part of it.');
  const page = html.slice(0, end).replace(ASYNC, (script) => {
    const shared = (script.match(SHARED) ?? []).join('');
    const preload = `<link rel="preload" as="script" fetchpriority="low" href=${SRC.exec(script)![1]}${shared}>`;
    return preload + script.replace(/^<script/i, `<script type="${WAITING}"`);
  });
  return `${page}<script${nonce ? ` nonce="${nonce}"` : ''}>${START}</script>${html.slice(end)}`;
}
