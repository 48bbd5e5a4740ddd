declare module 'virtual:rotativa.css';
declare module '*.css';
declare module '*.svg?raw' {
  const text: string;
  export default text;
}
