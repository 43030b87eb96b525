import * as z from 'zod';

// The page's policy lets nobody make code of texts, which Zod would try. Imported before any schema is made.
z.config({ jitless: true });
