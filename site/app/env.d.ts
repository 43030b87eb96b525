declare module 'virtual:runtime-url' {
  /** URL of the runtime's script. */
  const url: string;
  export default url;
}

interface ImportMetaEnv {
  /** ID of this build, which is also in `builds/latest.json`; empty in development. */
  readonly BUILD_ID?: string;
}

declare module 'virtual:react-router/inject-hmr-runtime' {}
