// The code is in the chunk of `hydrate.tsx`, which built pages load by itself.
import "./hydrate.tsx";
