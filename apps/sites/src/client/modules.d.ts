declare module 'virtual:rotativa.css';
declare module '*.css';
declare module '*.svg?raw' {
  const text: string;
  export default text;
}
/** The build without subtitles in the stream, other languages and protected streams has no types. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
