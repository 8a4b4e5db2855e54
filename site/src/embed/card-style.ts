/**
 * How the card looks: whatever the page's own styles are, and in the colours that the reader prefers. Rules of a page reach the host, over which
 * only important ones of the shadow root win; what is inside begins with no style at all.
 */
export const cardStyle = `
:host{position:absolute!important;z-index:2147483647!important;display:block!important;max-width:min(320px,calc(100vw - 16px))!important}
:host([hidden]){display:none!important}
div{all:initial;display:block;box-sizing:border-box;padding:12px 14px;border:1px solid #cfc6ad;border-radius:10px;background:#fffdf6;color:#20242e;font:400 14px/1.45 system-ui,sans-serif;text-align:start;overflow-wrap:anywhere;box-shadow:0 6px 24px #0003}
p{margin:0}
p+p{margin-top:4px}
.name{font-weight:600;font-size:16px}
.soft{color:#5b6070;font-size:12px}
@media (prefers-color-scheme:dark){div{border-color:#39415e;background:#141a2e;color:#eceffa}.soft{color:#a9b1cc}}
@media (prefers-reduced-motion:no-preference){div{animation:in .12s ease-out}@keyframes in{from{opacity:0;transform:translateY(4px)}}}
@media print{:host{display:none!important}}
`
