declare module 'virtual:runtime-url' {
  /** Where the browser finds the runtime's script. */
  const url: string;
  export default url;
}

interface ImportMetaEnv {
  /** The id of this build, which `builds/latest.json` says too; empty in development. */
  readonly BUILD_ID?: string;
}

declare module 'virtual:react-router/inject-hmr-runtime' {}
