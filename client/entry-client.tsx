// What runs is in the chunk of `hydrate.tsx`: pages of a build load that one by itself.
import "./hydrate.tsx";
