/** The one answer that is no success of which Firefox says something: that of a script. It does so as if it were thrown. */
export const NO_MODULE = /^Loading module from “.*” was blocked because of a disallowed MIME type/;
