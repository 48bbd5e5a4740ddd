/** A type that browsers neither load nor run. */
const WAITING = 'text/rt-late';

/** A script of a file whose time does not matter. A module waits for the end of the document already. */
const ASYNC = /<script\b(?=[^>]*\ssrc=)(?=[^>]*\sasync\b)(?![^>]*\stype=)[^>]*><\/script>/gi;
/** A preload would load what waits. A router may link it to a later page. */
const SCRIPT_PRELOAD = /<link\b(?![^>]*\smedia=)(?=[^>]*\srel=["']?preload\b)(?=[^>]*\sas=["']?script\b)/gi;

const BODY_END = /<\/body\s*>(?![\s\S]*<\/body\s*>)/i;

/**
 * Runs in the browser: a frame is on the screen, or the page has loaded without one. A copy of a script runs, the script
 * itself would not; the browser hides its nonce from attributes. The second call finds none.
 */
const START = `{
const start=()=>{
for(const late of document.querySelectorAll('script[type="${WAITING}"]')){
const script=document.createElement("script");
for(const{name,value}of late.attributes)if(name!=="type")script.setAttribute(name,value);
script.nonce=late.nonce;
late.replaceWith(script)}};
addEventListener("load",start);
new PerformanceObserver(start).observe({type:"paint",buffered:true})}`;

export interface LateScriptsOptions {
  /** Of the content security policy of this answer. */
  readonly nonce?: string | undefined;
}

/**
 * Lets the `async` scripts of a page load and run after its first frame. Without it they share a slow network with the
 * picture and the fonts of the first view, and on a fast network and a slow processor they run before anything is shown.
 *
 * @param html a whole document
 * @throws TypeError if the HTML has no end of a body
 */
export function withLateScripts(html: string, { nonce }: LateScriptsOptions = {}): string {
  const end = BODY_END.exec(html)?.index;
  if (end === undefined)
    throw new TypeError('withLateScripts: the HTML has no </body>. Pass a whole document, not a part of it.');
  const page = html
    .slice(0, end)
    .replace(ASYNC, (script) => script.replace(/^<script/i, `<script type="${WAITING}"`))
    .replace(SCRIPT_PRELOAD, '<link media="not all"');
  return `${page}<script${nonce ? ` nonce="${nonce}"` : ''}>${START}</script>${html.slice(end)}`;
}
