declare module 'virtual:runtime-url' {
  /** Where the browser finds the runtime's script. */
  const url: string;
  export default url;
}

declare module 'virtual:react-router/inject-hmr-runtime' {}
